// What a button sets off: whether it is under way, and that its failure is told.

import { page } from './page.svelte'

export class Task {
  /** Under way: its buttons wait. */
  busy = $state(false)

  async run(work: () => Promise<unknown>): Promise<void> {
    this.busy = true
    try {
      await work()
    } catch (error) {
      page.fail(error)
    } finally {
      this.busy = false
    }
  }
}
