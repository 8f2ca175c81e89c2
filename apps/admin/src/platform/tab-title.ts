/** What the browser's tab says: how much waits, and the name of the page. */
let [name, waiting] = ['', 0]

function write(): void {
  const count = waiting > 99 ? '99+' : String(waiting)
  document.title = waiting > 0 ? `(${count}) ${name}` : name
}

export function nameTab(title: string): void {
  name = `${title} · Mallard`
  write()
}

/** So many alerts are unread: whoever works in another tab sees it there. */
export function countInTab(unread: number): void {
  waiting = unread
  // Before the first page has its name, the tab keeps what the document says.
  if (name) write()
}
