/**
 * Describes the custom properties in which Base UI's drawer tells how far it was swiped, as the drawer itself does when it opens
 * first: by then a description makes the browser work out the style of the whole page again, and before the page has a body it costs
 * nothing. The drawer leaves alone what is described already. Its source text stands in the head of each page.
 */
export function describeSwipesEarly(): void {
  if (!('registerProperty' in CSS)) return
  const describe = (syntax: string, initialValue: string, names: string[]) => {
    for (const name of names)
      CSS.registerProperty({ name: `--drawer-${name}`, syntax, initialValue, inherits: false })
  }
  describe('<length>', '0px', ['swipe-movement-x', 'swipe-movement-y', 'snap-point-offset'])
  describe('<number>', '0', ['swipe-progress'])
  describe('<number>', '1', ['swipe-strength'])
}
