// Which beds exist, why an option does not fit, and what a bed costs.

/** @type {import('../list-faults.mjs').Fault[]} */
export const configuratorFaults = [
  {
    rule: 'A bed that breaks a rule is not offered.',
    file: 'packages/domain/configurator/model/diagram.ts',
    find: '(rows & stage.ending) === 0n',
    put: 'rows >= 0n',
    tests: ['packages/domain/configurator/', 'demo/configurator/'],
  },
  {
    rule: 'An option fits only with the choices after it.',
    file: 'packages/domain/configurator/choose/possible-options.ts',
    find: ' && fromEnd[at + 1]?.[to] === 1',
    put: '',
    tests: ['packages/domain/configurator/'],
  },
  {
    rule: 'The cheapest repair is offered first.',
    file: 'packages/domain/configurator/choose/repair.ts',
    find: 'a.extraCents - b.extraCents ||',
    put: 'b.extraCents - a.extraCents ||',
    tests: ['packages/domain/configurator/'],
  },
  {
    rule: 'Of equally dear repairs the one with fewest changes is offered.',
    file: 'packages/domain/configurator/choose/repair.ts',
    find: 'a.changes.length - b.changes.length ||',
    put: '',
    tests: ['packages/domain/configurator/'],
  },
  {
    rule: 'Of two replacements for the same choices the cheaper is taken.',
    file: 'packages/domain/configurator/choose/repair.ts',
    find: 'cents <= trail.cents',
    put: 'cents >= trail.cents',
    tests: ['packages/domain/configurator/'],
  },
  {
    rule: 'The reason names no more choices than it must.',
    file: 'packages/domain/configurator/choose/conflict.ts',
    find: 'let size = 0; size',
    put: 'let size = 2; size',
    tests: ['packages/domain/configurator/'],
  },
  {
    rule: 'The reason names no rule too many.',
    file: 'packages/domain/configurator/choose/conflict.ts',
    find: '? needed : others',
    put: '? needed : needed',
    tests: ['packages/domain/configurator/'],
  },
  {
    rule: 'All extras count.',
    file: 'packages/domain/configurator/bed/bed-facts.ts',
    find: 'sum(options.map(({ extraCents }) => extraCents))',
    put: 'sum(options.slice(1).map(({ extraCents }) => extraCents))',
    tests: ['packages/domain/configurator/'],
  },
  {
    rule: 'The slowest part decides when a bed is ready.',
    file: 'packages/domain/configurator/bed/bed-facts.ts',
    find: 'Math.max(base.leadTimeDays,',
    put: 'Math.min(base.leadTimeDays,',
    tests: ['packages/domain/configurator/'],
  },
  {
    rule: 'What adds nothing is no part of a variant id.',
    file: 'packages/domain/configurator/bed/variant-id.ts',
    find: ' || option.id === nothingOptionId',
    put: '',
    tests: ['packages/domain/configurator/'],
  },
  {
    rule: 'A set with an option that nobody can choose is not saved.',
    file: 'packages/domain/configurator/choose/definition-problems.ts',
    find: '!possible.get(property.id)?.has(id)',
    put: 'possible.get(property.id) === undefined && id !== id',
    tests: ['packages/domain/configurator/', 'packages/product-files/configurator/'],
  },
  {
    rule: 'A rule that forbids nothing of its own is not saved.',
    file: 'packages/domain/configurator/choose/definition-problems.ts',
    find: 'countBedsForbiddenBy(configurator, rule) === 0',
    put: 'countBedsForbiddenBy(configurator, rule) < 0',
    tests: ['packages/domain/configurator/'],
  },
]
