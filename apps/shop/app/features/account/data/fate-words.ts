import type { DataFate } from '@sluimer/contract/account/data-schemas'

/** What happens to a kind of data when its owner deletes the account. */
export const fateWords: Readonly<Record<DataFate, string>> = {
  deleted: 'Verwijder je je account, dan gaat dit meteen mee.',
  kept_with_order: 'Verwijder je je account, dan blijft dit bij de bestelling, tot de dag die de wet noemt.',
  anonymous: 'Verwijder je je account, dan halen we eruit wat naar jou wijst.',
  expires: 'Dit verloopt vanzelf, en niemand kan zien dat het van jou is.',
}
