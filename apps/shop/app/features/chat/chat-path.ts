/** LY-04: the chat is on every page of the default layout but those of the configurator, which has bars of its own. */
export function hasChat(pathname: string): boolean {
  return !/^\/configurator(?:\/|$)/i.test(pathname)
}
