import { describe, expect, test } from 'vitest'
import { aDraft } from '../draft/draft.ts'
import { dropVerdict } from './answer-heading.ts'

const told = 'Ja. Laat binnen veertien dagen weten dat je ervan afziet.'
const answer = (message: string, content = told) => dropVerdict(aDraft(content), message).content

describe('[CH-01] a part keeps the “Ja” that it begins with', () => {
  test.each([
    'mag ik dit matras terugsturen als het tegenvalt',
    'heb hem een week, kan hij dan nog terug naar jullie',
    'kunt ge mijn matras nog terugnemen na een week',
    'terugsturen na een week',
  ])('where that is asked: %s', (message) => {
    expect(answer(message)).toBe(told)
  })

  test.each([
    'hoe stuur ik dit matras aan jullie terug',
    'geld na zestien dagen nog niet terug, volgens de post ligt mijn retour bij jullie',
    'de gordijnen die ik kreeg zijn te kort voor mijn raam',
  ])('and loses it where nothing is: %s', (message) => {
    expect(answer(message)).toBe('Laat binnen veertien dagen weten dat je ervan afziet.')
  })

  test('and loses it above the “Nee” to another part of the question', () => {
    const both = 'Ja, in heel België.\nNee, op feestdagen bezorgen we niet.'
    expect(answer('kunnen jullie op een feestdag in Gent bezorgen', both)).toBe(
      'Nee, op feestdagen bezorgen we niet.',
    )
  })

  test('and what it leaves is a sentence', () => {
    const said = 'wat kost het om een zetel in Gent te laten leveren'
    expect(answer(said, 'Ja, in heel België. Een pakket kost € 6,95.')).toBe('Een pakket kost € 6,95.')
    const but = 'Ja, maar dan krijg je misschien niet alles terug.'
    expect(answer('gewassen, en nu wil ik ze toch niet', but)).toBe(but)
  })

  test('and a text without it stays as it is', () => {
    expect(answer('de gordijnen die ik kreeg zijn te kort voor mijn raam', 'Nee. Dat kan niet.')).toBe(
      'Nee. Dat kan niet.',
    )
  })
})
