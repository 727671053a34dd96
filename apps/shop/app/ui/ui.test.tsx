import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { QuantityField } from './form/quantity-field.tsx'
import { limitRange } from './form/range-slider.tsx'
import { TextField } from './form/text-field.tsx'
import { StarRating } from './mark/star-rating.tsx'
import { Breadcrumbs } from './page/breadcrumbs.tsx'
import { ProgressSteps } from './page/progress-steps.tsx'
import { Picture } from './picture/picture.tsx'
import { Price } from './price/price.tsx'

const renderHtml = (element: React.ReactNode) => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>)
const aPicture = { key: 'bed-duin', alt: 'Dekbedovertrek Duin', width: 1000, height: 800 }

test('a price shows dash and sign, and says them in words', () => {
  const html = renderHtml(<Price amountCents={4900} />)
  expect(html).toContain('€\u00a049,-')
  expect(html).toContain('49 euro')
  expect(html).not.toContain('laagste prijs')
})

test('a deal names what its former price is', () => {
  const html = renderHtml(<Price amountCents={4995} formerCents={8995} />)
  expect(html.replace(/<[^>]+>/g, '')).toContain('laagste prijs 30 dagen: €\u00a089,95')
  // A narrow tile breaks the line before '30 dagen', not behind it.
  expect(html).toMatch(/inline-block">30 dagen: /)
})

test('a former price that is not higher is not a deal', () => {
  expect(renderHtml(<Price amountCents={4995} formerCents={4995} />)).not.toContain('laagste prijs')
})

test('a picture comes in the served widths up to its own, and keeps its place', () => {
  const html = renderHtml(<Picture image={aPicture} sizes="50vw" shape="own" />)
  expect(html).toContain('/media/960/bed-duin.webp 960w')
  expect(html).not.toContain('1280w')
  expect(html).toMatch(/width="1000".*height="800".*loading="lazy"/)
  expect(html).toContain('aspect-ratio:1000 / 800')
})

test('browsers that read AVIF get that, in every width; others WebP, in a few', () => {
  const html = renderHtml(<Picture image={aPicture} sizes="50vw" shape="own" />)
  const [lighter = '', usual = ''] = html.split('<img')
  expect(lighter).toMatch(/<picture><source [^>]*type="image\/avif"/)
  const widthsIn = (text: string) => [...text.matchAll(/ (\d+)w/g)].map(([, width]) => width)
  expect(widthsIn(lighter)).toEqual(['160', '320', '480', '640', '960'])
  expect(widthsIn(usual)).toEqual(['320', '640', '960'])
  expect(lighter).toContain('/media/960/bed-duin.avif 960w')
  expect(lighter).not.toContain('.webp')
  expect(usual).not.toContain('.avif')
})

test('only what is seen first is loaded at once', () => {
  expect(renderHtml(<Picture image={aPicture} sizes="50vw" isPriority shape="own" />)).toMatch(
    /loading="eager".*fetchPriority="high"/,
  )
})

test('a stand-in that is not a picture is not used', () => {
  const image = { ...aPicture, placeholder: 'https://elsewhere.example/x.png' }
  expect(renderHtml(<Picture image={image} sizes="50vw" shape="own" />)).not.toContain('elsewhere')
})

test('[CT-03] a product without a picture keeps the place of one', () => {
  expect(renderHtml(<Picture image={null} sizes="50vw" shape="square" />)).toContain('aspect-square')
})

test('a picture names no copy that is wider than it can be of use', () => {
  const html = renderHtml(
    <Picture image={{ ...aPicture, width: 1600 }} sizes="50vw" widest={640} shape="own" />,
  )
  expect(html).toContain('640w')
  expect(html).not.toContain('960')
})

test('stars say their score and how many gave it, with a decimal comma', () => {
  expect(renderHtml(<StarRating score={4.25} count={1} />)).toContain('4,3 van 5 sterren, 1 beoordeling<')
})

test('a field names its error for screen readers', () => {
  const html = renderHtml(<TextField id="zipcode" label="Postcode" error="Vul je postcode in" />)
  expect(html).toMatch(/aria-invalid="true" aria-describedby="zipcode-fout"/)
  expect(html).toMatch(/id="zipcode-fout".*Vul je postcode in/)
})

test('a quantity is a number field of its form, bounded by the stock', () => {
  expect(renderHtml(<QuantityField name="quantity" max={3} />)).toMatch(
    /type="number".*min="1" max="3".*name="quantity"/,
  )
})

test('the present step is marked, and a finished one leads back', () => {
  const steps = [{ title: 'Adres', link: '/checkout/address-details/' }, { title: 'Betaling' }]
  const html = renderHtml(<ProgressSteps label="Voortgang" steps={steps} currentIndex={1} />)
  expect(html).toContain('href="/checkout/address-details/"')
  expect(html).toMatch(/aria-current="step"[\s\S]*Betaling/)
})

test('the last crumb is the page itself, no link', () => {
  const items = [
    { title: 'Home', link: '/' },
    { title: 'Dekbed', link: '/dekbed/' },
  ]
  expect(renderHtml(<Breadcrumbs items={items} />)).not.toContain('href="/dekbed/"')
})

test.each([
  [
    [10, 50],
    [10, 50],
  ],
  [
    [50, 10],
    [10, 50],
  ],
  [
    [-5, 999],
    [0, 100],
  ],
  [
    [Number.NaN, Number.NaN],
    [0, 100],
  ],
] as const)('[CT-07] the range %j is kept within 0 to 100 as %j', (given, kept) => {
  expect(limitRange(given, 0, 100)).toEqual(kept)
})
