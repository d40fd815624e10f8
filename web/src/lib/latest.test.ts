import { expect, test } from 'vitest'
import { latest } from './latest'

/** A request that is answered when the test says so. */
function pending() {
  let resolve = (_answer: string) => {}
  let reject = (_error: Error) => {}
  const promise = new Promise<string>((done, failed) => ([resolve, reject] = [done, failed]))
  return { promise, resolve, reject }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('an answer is used, and an error is told', async () => {
  const told: unknown[] = []
  latest(Promise.resolve('fr'), (answer) => told.push(answer), () => {})
  latest(Promise.reject(new Error('offline')), () => {}, (error) => told.push((error as Error).message))
  await settled()
  expect(told).toEqual(['fr', 'offline'])
})

test('a late answer does not replace a newer one', async () => {
  const [first, second] = [pending(), pending()]
  let shown = 'en'
  const cancel = latest(first.promise, (answer) => (shown = answer), () => {})
  cancel()
  latest(second.promise, (answer) => (shown = answer), () => {})
  second.resolve('nl')
  await settled()
  first.resolve('fr')
  await settled()
  expect(shown).toBe('nl')
})

test('a late error is not told', async () => {
  const request = pending()
  const told: unknown[] = []
  latest(request.promise, () => {}, (error) => told.push(error))()
  request.reject(new Error('offline'))
  await settled()
  expect(told).toEqual([])
})
