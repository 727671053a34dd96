/** Whether a click on a link should open it here. Another tab, a window or a download remains the browser's task. */
export function isPlainClick(event: React.MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

/** Returns a handler for a link that does something here instead of opening its page. In another tab the page is opened. */
export function onPlainClick(act: () => void) {
  return (event: React.MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    act()
  }
}
