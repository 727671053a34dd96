import { expect, test } from 'vitest'
import { describeRefusal } from './describe-refusal.ts'

const message = 'De aanvraag klopt niet. Controleer wat je hebt ingevuld.'

test('[CF-10] [CF-13] a refused bed comes with the reason, by the field that is wrong', () => {
  const fields = [{ path: 'body.item_id', message: 'Dit artikel is niet het bed van deze keuzes.' }]
  expect(describeRefusal({ message, fields })).toBe(
    'Dit artikel is niet het bed van deze keuzes. Laad de pagina opnieuw: je keuzes blijven staan.',
  )
})

test('[CF-13] a choice that is wrong is mended on the page', () => {
  const fields = [{ path: 'body.custom.parts.stof', message: 'Kies eerst Stof en kleur.' }]
  expect(describeRefusal({ message, fields })).toBe('Kies eerst Stof en kleur.')
})

test('[CF-10] a refusal without fields speaks for itself', () => {
  const changed = 'De prijs is intussen veranderd. Dit bed kost nu € 1.504,-.'
  expect(describeRefusal({ message: changed })).toBe(changed)
})
