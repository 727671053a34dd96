import { renderToStaticMarkup } from 'react-dom/server'
import { UNSAFE_ErrorResponseImpl as ErrorResponse, MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { RootErrorPage } from './root-error-page.tsx'

const htmlOf = (error: unknown) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <RootErrorPage error={error} />
    </MemoryRouter>,
  )
const apology = 'Oeps, er ging iets mis! Vernieuw de pagina om het nogmaals te proberen.'

test('[RT-15] an unknown page says so, and nothing else', () => {
  const html = htmlOf(new ErrorResponse(404, 'Not Found', null))
  expect(html).toContain('This page could not be found')
  expect(html).not.toContain(apology)
})

test('[SC-05] any other error shows its status, an apology and the way home', () => {
  const html = htmlOf(new ErrorResponse(503, '', null))
  expect(html).toContain('503')
  expect(html).toContain(apology)
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Ga terug/)
})

test('[SC-05] a bug is a 500 whose details stay hidden', () => {
  const html = htmlOf(new Error('secret detail'))
  expect(html).toContain('500')
  expect(html).not.toContain('secret detail')
})

test('[SC-05] a satisfied customer can be heard', () => {
  expect(htmlOf(new ErrorResponse(503, '', null))).toContain('Laat me een tevreden klant horen')
})
