import { createHash } from 'node:crypto'
import type { Choices } from '@sluimer/domain/configurator/model/definition'

/** What a saved bed is. Its choices stand in the order of the steps. */
export interface ConfigurationContent {
  readonly slug: string
  readonly versionId: number
  readonly choices: Choices
  readonly priceCents: number
}

/** 60 bits, which are 12 characters of base 32. */
const hexDigits = 15
const idLength = 12

/** Returns the id of a saved bed, which follows from what it is: the same bed at the same price has the same one. */
export function toConfigurationId({ slug, versionId, choices, priceCents }: ConfigurationContent): string {
  const content = JSON.stringify([slug, versionId, Object.entries(choices), priceCents])
  const hash = createHash('sha256').update(content).digest('hex')
  return BigInt(`0x${hash.slice(0, hexDigits)}`)
    .toString(32)
    .padStart(idLength, '0')
}
