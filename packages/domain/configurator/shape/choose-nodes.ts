/** A part that a bed has one of, such as its headboard; which one, its choices say. */
export interface ShapeSlot {
  readonly name: string
  /** The choices that the part shows, in the order in which the names of its nodes have them. */
  readonly by: readonly string[]
  /** Only beds with one of these options have the part. */
  readonly only?: Readonly<Record<string, readonly string[]>> | undefined
  /** Whether the part is made of the cloth that is chosen. */
  readonly dyed?: boolean | undefined
  /** Whether the part is as long as the bed. */
  readonly long?: boolean | undefined
}

/** The parts of beds, and what is shown for a choice that is still open. */
export interface ShapeRules {
  readonly slots: readonly ShapeSlot[]
  readonly standard: Readonly<Record<string, string>>
}

/** A part as it stands in the model of one bed. */
export interface ShapeNode {
  /** Its name in the file of parts: the slot and the options, joined by '-'. */
  readonly name: string
  /** By how much the part is longer than it was modelled. */
  readonly stretch: number
}

/** The length in centimetres in which parts are modelled. */
const modelledLength = 200

/**
 * Returns the parts of a bed: one of each slot that it has. `choices` are options by the choice that they make in a
 * picture, such as `{ width: '180', headboard: 'kanaal', length: '210' }`.
 */
export function chooseNodes(
  { slots, standard }: ShapeRules,
  choices: Readonly<Record<string, string>>,
): ShapeNode[] {
  const findOption = (choice: string) =>
    Object.hasOwn(choices, choice)
      ? choices[choice]
      : Object.hasOwn(standard, choice)
        ? standard[choice]
        : undefined
  const stretch = Number(findOption('length') ?? modelledLength) / modelledLength
  return slots
    .filter(({ only = {} }) =>
      Object.entries(only).every(([choice, ids]) => ids.includes(findOption(choice) ?? '')),
    )
    .map(({ name, by, long }) => ({
      name: [name, ...by.map((choice) => findOption(choice) ?? '')].join('-'),
      stretch: long ? stretch : 1,
    }))
}

/** Returns the names of all parts that beds have whose choices are among `options`, which are option ids by choice. */
export function listNodes(
  { slots, standard }: ShapeRules,
  options: Readonly<Record<string, readonly string[]>>,
): string[] {
  const findOptions = (choice: string) =>
    (Object.hasOwn(options, choice) ? options[choice] : undefined) ?? [standard[choice] ?? '']
  return slots.flatMap(({ name, by, only = {} }) => {
    const isNeeded = Object.entries(only).every(([choice, ids]) =>
      findOptions(choice).some((id) => ids.includes(id)),
    )
    if (!isNeeded) return []
    return by.reduce(
      (names, choice) => {
        const ids = findOptions(choice).filter((id) => only[choice]?.includes(id) ?? true)
        return names.flatMap((stem) => [...new Set(ids)].map((id) => `${stem}-${id}`))
      },
      [name],
    )
  })
}
