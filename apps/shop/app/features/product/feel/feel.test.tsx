import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Care } from './care.tsx'
import { ClothView } from './cloth-view.tsx'
import { DuvetView } from './duvet-view.tsx'

const renderText = (element: React.ReactNode) => renderToStaticMarkup(element).replace(/<[^>]+>/g, '|')

test('[PD-01] a cloth says in words what its scales show, and its weight only where it is known', () => {
  const feel = { name: 'flanel', weave: 'brushed' as const, warmth: 5 as const, touch: 'Geruwd.' }
  const text = renderText(<ClothView feel={{ ...feel, weight: { gramsPerSquareMeter: 165, step: 4 } }} />)
  expect(text).toContain('Zo voelt flanel')
  expect(text).toContain('heel warm')
  expect(text).toContain('stevig, 165 gram per m²')
  expect(renderText(<ClothView feel={feel} />)).not.toContain('gram')
})

test('[PD-01] a duvet for four seasons is two duvets, which are drawn on each other', () => {
  const both = <DuvetView warmth={{ duvets: [4, 3], together: 1 }} weightGrams={2250} />
  expect(renderToStaticMarkup(both).match(/<g>/g)).toHaveLength(2)
  expect(renderText(both)).toMatch(
    /dun \(klasse 4\) voor de zomer.*Aan elkaar zijn ze heel warm\. In deze maat: 2,3\skg/,
  )
  const one = renderText(<DuvetView warmth={{ duvets: [2], together: 2 }} weightGrams={null} />)
  expect(one).toContain('Eén dekbed, vol (klasse 2).')
  expect(one).not.toContain('kg')
})

test('[PD-01] the signs of care stand beside words that say the same, which alone are read aloud', () => {
  const html = renderToStaticMarkup(<Care lines={['Wassen op 40 °C, fijnwas', 'Elke week luchten']} />)
  expect(html.match(/<svg/g)).toHaveLength(1)
  expect(html).toMatch(
    /aria-hidden="true"[^>]*><svg.*>40<.*<\/svg><\/span><span[^>]*>Wassen op 40 °C, fijnwas<\/span><\/li>/,
  )
  expect(renderToStaticMarkup(<Care lines={[]} />)).toBe('')
})
