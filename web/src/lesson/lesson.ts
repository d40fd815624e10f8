// All that a lesson needs, fetched only at a table where one is on.

export { loadGuide, type Guide } from './guide.svelte'
export { default as LessonNote } from './LessonNote.svelte'
