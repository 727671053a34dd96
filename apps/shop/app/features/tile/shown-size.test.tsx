import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { anImage, aTile } from '../product/product.builders.ts'
import { SuggestionList } from '../search/suggestion-list.tsx'
import { ProductTile } from './product-tile.tsx'
import { RowTile } from './row-tile.tsx'
import { StripTile } from './strip-tile.tsx'

function renderHtml(element: React.ReactNode): string {
  const Page = createRoutesStub([{ path: '/', Component: () => element }])
  return renderToStaticMarkup(<Page />)
}

test("a price in the size of the visitor's bed names that size, wherever products are offered", () => {
  const product = aTile({ shown_size: '240 x 220 cm' })
  const { id, title, link, price, shown_size } = product
  const suggestion = { id, title, link, price, shown_size, image: anImage('takje'), energy_label: null }
  const shown = {
    grid: <ProductTile product={product} sizes="50vw" />,
    row: <RowTile product={product} />,
    strip: <StripTile product={product} />,
    suggestions: (
      <SuggestionList
        id="list"
        activeIndex={-1}
        onForget={() => undefined}
        groups={[{ title: 'Producten', options: [{ index: 0, title, link, product: suggestion }] }]}
      />
    ),
  }
  for (const [place, element] of Object.entries(shown))
    expect(renderHtml(element), place).toContain('240 x 220 cm')
})
