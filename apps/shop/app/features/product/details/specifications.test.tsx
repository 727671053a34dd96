import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Specifications } from './specifications.tsx'

const down = {
  part: 'Vulling',
  materials: [
    { name: 'veertjes' as const, percent: 10, detail: null },
    { name: 'eendendons' as const, percent: 90, detail: null },
  ],
  note: null,
}
const tick = {
  part: 'Tijk',
  materials: [{ name: 'katoen' as const, percent: 100, detail: 'percal' }],
  note: '200 draden',
}
const renderText = (composition: (typeof down | typeof tick)[], has_animal_parts: boolean) =>
  renderToStaticMarkup(
    <Specifications product={{ specifications: [], composition, has_animal_parts }} articleNumber="DK-1" />,
  )
    .replace(/<[^>]+>/g, '|')
    .replace(/\|+/g, '|')

test('the fibres of each part stand on the page, the largest share first', () => {
  const text = renderText([down, tick], true)
  expect(text).toContain('|Vulling|90% eendendons, 10% veertjes|')
  expect(text).toContain('|Tijk|100% katoen (percal), 200\u00a0draden|')
})

test('the phrase of the law appears word for word where it is due, and nowhere else', () => {
  expect(renderText([down], true)).toContain('|Bevat niet-textiele delen van dierlijke oorsprong|')
  expect(renderText([], true)).toContain('|Bevat niet-textiele delen van dierlijke oorsprong|')
  expect(renderText([tick], false)).not.toContain('dierlijke')
})

test('what a phone folds is the rest: the fibres stay in sight, or else the first group', () => {
  const specifications = [
    { title: 'Materiaal', rows: [{ label: 'Voet', value: 'Keramiek' }] },
    { title: 'Maten', rows: [{ label: 'Hoogte', value: '32 cm' }] },
  ]
  const splitAtFold = (composition: (typeof tick)[]) => {
    const html = renderToStaticMarkup(
      <Specifications
        product={{ specifications, composition, has_animal_parts: false }}
        articleNumber="L-1"
      />,
    )
    return html.split('<details')
  }
  const [seen, folded] = splitAtFold([tick])
  expect(seen).toContain('200\u00a0draden')
  expect(folded).toMatch(/Keramiek.*32\u00a0cm.*L-1/)
  const [first, others] = splitAtFold([])
  expect(first).toContain('Keramiek')
  expect(others).toMatch(/^(?!.*Keramiek).*32\u00a0cm.*L-1/)
})
