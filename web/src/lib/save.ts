// Files for the reader's disk.

/** Save a text under that name. A link would not show the table's key, so what is fetched is saved from here. */
export const saveText = (text: string, name: string): void => saveFile(new Blob([text], { type: 'text/plain' }), name)

export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
