// The views of the configurator's beds, and what lies over what in each. The list of layers, which the render service
// reads, has all of this.

/** What the pictures show of a bed, with the options of each choice; the first is drawn where a set does not have the choice. */
export const CHOICES = {
  width: ['180', '160', '140', '90'],
  headboard: ['vlak', 'kanaal', 'geknoopt', 'kussen', 'omlijst'],
  base: ['boxspring', 'opberg'],
  legs: ['hout-rond', 'hout-taps', 'metaal-zwart', 'metaal-slede'],
  mattress: ['pocket', 'koudschuim', 'latex'],
  topper: ['comfort', 'koudschuim', 'latex'],
  split: ['heel', 'gedeeld'],
  lamps: ['geen', 'lampen'],
}

/** Weaves of cloth, each with those that stand in for it where a view does not have it. */
export const WEAVES = { geweven: [], boucle: ['geweven'], velvet: ['geweven'] }

/**
 * In painter's order: `by` are the choices that a layer shows, `only` the beds that have it, `dyed` is cloth of any colour. The right one of two
 * mattresses begins at the seam, in pixels of the view; it is the same for all widths, since the camera stands still.
 */
const bedroom = (seam) => [
  { name: 'room', by: ['width'] },
  { name: 'lamps', by: ['width', 'lamps'], only: { lamps: ['lampen'] } },
  { name: 'headboard', by: ['width', 'headboard'], dyed: true },
  { name: 'legs', by: ['width', 'legs'], only: { base: ['boxspring'] } },
  { name: 'base', by: ['width', 'base'], dyed: true },
  { name: 'mattress', by: ['width', 'mattress'], seam },
  { name: 'topper', by: ['width', 'split'] },
  { name: 'bedding', by: ['width'] },
]

/** The headboard from near, behind the pillows; in any width it looks the same. */
const near = [
  { name: 'room', by: [] },
  { name: 'headboard', by: ['headboard'], dyed: true },
  { name: 'bed', by: [] },
]

/** The foot end of a bed, cut open. */
const opened = [
  { name: 'room', by: ['base'] },
  { name: 'legs', by: ['legs'], only: { base: ['boxspring'] } },
  { name: 'base', by: ['base'], dyed: true },
  { name: 'mattress', by: ['mattress'] },
  { name: 'topper', by: ['topper'] },
]

export const VIEWS = {
  room: { width: 1200, height: 800, slots: bedroom(501) },
  front: { width: 1200, height: 800, slots: bedroom(600) },
  headboard: { width: 1200, height: 800, slots: near },
  layers: { width: 1200, height: 800, slots: opened },
}

/** The widths of bed in which a view is rendered; one, without a name, where it shows no width. */
export function widthsOfView(view) {
  return VIEWS[view].slots.some(({ by }) => by.includes('width')) ? CHOICES.width : [undefined]
}

/** The names of all layers of a slot, in one weave when it is cloth, and of one width when it is given. */
export function layersOfSlot({ name, by, only = {}, dyed }, weave, width) {
  const idsOf = (choice) => (choice === 'width' && width ? [width] : (only[choice] ?? CHOICES[choice]))
  const names = by.reduce((stems, choice) => stems.flatMap((stem) => idsOf(choice).map((id) => `${stem}-${id}`)), [name])
  return dyed ? names.map((stem) => `${stem}-${weave}`) : names
}
