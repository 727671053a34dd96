/** Whether a click on a link wants it here: not in another tab, window or download, which stay the browser's. */
export function isPlainClick(event: React.MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
