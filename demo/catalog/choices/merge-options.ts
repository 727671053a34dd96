import { type Color, palette } from '../palette.ts'
import type { DemoOption, DemoProduct, DemoVariant } from '../product.ts'
import { bySize } from '../size-order.ts'
import { choiceWords } from './choice-words.ts'
import type { ChosenMake } from './chosen-make.ts'

interface ChosenVariant {
  variant: DemoVariant
  choice: Readonly<Record<string, string>>
}

/** Returns what can be chosen of a product made of several makes, and its variants; not every combination need exist. */
export function mergeOptions(makes: readonly ChosenMake[]): Pick<DemoProduct, 'options' | 'variants'> {
  const chosen = makes.flatMap(toChosenVariants)
  const options = Object.keys(choiceWords).flatMap((key) => {
    const keys = new Set(chosen.flatMap(({ choice }) => choice[key] ?? []))
    return keys.size > 1 ? [toOption(key, [...keys], makes)] : []
  })
  return { options, variants: chosen.map((one) => ({ ...one.variant, values: listValues(one, options) })) }
}

function toChosenVariants({ product, choice }: ChosenMake): ChosenVariant[] {
  const color = product.facetValues.find((value): value is Color => value in palette)
  return product.variants.map((variant) => ({
    variant,
    choice: {
      ...(color && { kleur: color }),
      ...choice,
      ...Object.fromEntries(product.options.map(({ key }, at) => [key, variant.values[at] ?? ''])),
    },
  }))
}

function toOption(key: string, keys: readonly string[], makes: readonly ChosenMake[]): DemoOption {
  const words = choiceWords[key]
  const own = makes.flatMap(({ product }) => product.options.filter((option) => option.key === key))
  const known = new Map(own.flatMap(({ values }) => values.map((value) => [value.key, value] as const)))
  const values = keys.map(
    (value) =>
      known.get(value) ??
      (key === 'kleur'
        ? { key: value, ...palette[value as Color] }
        : { key: value, title: titleOf(key, value) }),
  )
  const order = Object.keys(words?.values ?? {})
  return {
    key,
    title: own[0]?.title ?? words?.title ?? key,
    values:
      key === 'maat'
        ? values.toSorted((a, b) => bySizeFirst(a.key, b.key))
        : key === 'kleur'
          ? values
          : values.toSorted((a, b) => order.indexOf(a.key) - order.indexOf(b.key)),
  }
}

/** Returns the words of a choice: 'Percal'. */
export function titleOf(key: string, value: string): string {
  const title = choiceWords[key]?.values[value]
  if (title === undefined) throw new Error(`the choice ${key}=${value} has no words`)
  return title
}

/** Sizes in centimetres come first, then sets. */
function bySizeFirst(a: string, b: string): number {
  const [isSizeA, isSizeB] = [/^\d+x\d+$/.test(a), /^\d+x\d+$/.test(b)]
  return isSizeA && isSizeB ? bySize(a, b) : Number(isSizeB) - Number(isSizeA)
}

function listValues({ variant, choice }: ChosenVariant, options: readonly DemoOption[]): string[] {
  return options.map(({ key }) => {
    const value = choice[key]
    if (!value) throw new Error(`${variant.sku} needs a value for ${key}`)
    return value
  })
}
