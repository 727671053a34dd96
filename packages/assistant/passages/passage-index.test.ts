import { expect, test } from 'vitest'
import { getLearntModel } from '../intent/learnt-model.ts'
import type { Passage } from './passage.ts'
import { createPassageIndex } from './passage-index.ts'

const aPassage = (title: string, text: string, pageTitle = 'Veelgestelde vragen'): Passage => ({
  ...{ title, text, pageTitle, searchWords: '' },
  path: `/service/${title.length}/`,
})
const index = createPassageIndex(
  [
    aPassage('Bezorgen jullie op zaterdag?', 'Ja, van maandag tot en met zaterdag.'),
    aPassage('Waddeneilanden', 'Op de Waddeneilanden gaat het met de boot.'),
    aPassage('Wat kost terugsturen?', 'Een pakket stuur je op eigen kosten terug.'),
    aPassage('Hoe lang heb ik om iets terug te sturen?', 'Veertien dagen om je te bedenken.'),
    aPassage('Terugsturen', 'De consument draagt de kosten van het terugsturen.', 'Algemene voorwaarden'),
  ],
  getLearntModel(),
)
const find = (question: string, intent: 'returns' | 'delivery_how') =>
  index.find(question, { words: '', intent })[0]?.passage.title

test.each([
  ['moet ik de retour zelf betalen', 'Wat kost terugsturen?'],
  ['voor wiens rekening zijn de retourkosten', 'Wat kost terugsturen?'],
  ['tot wanneer kan het terug', 'Hoe lang heb ik om iets terug te sturen?'],
  ['bedenktijd', 'Hoe lang heb ik om iets terug te sturen?'],
])('%s is answered by the page that puts it as "%s"', (question, title) => {
  expect(find(question, 'returns')).toBe(title)
})

test("a page's 'ja' is not an answer to another question", () => {
  expect(find('bezorgen jullie ook op ameland', 'delivery_how')).toBe('Waddeneilanden')
})

test('words that no page has find nothing', () => {
  expect(index.find('xyzzy', { words: '' })).toEqual([])
})
