import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, UNSAFE_ErrorResponseImpl as ErrorResponse, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { RootErrorPage } from './root-error-page.tsx'

const renderHtml = (error: unknown, address = '/') =>
  renderToStaticMarkup(
    <RouterProvider
      router={createMemoryRouter([{ path: '*', Component: () => <RootErrorPage error={error} /> }], {
        initialEntries: [address],
      })}
    />,
  )
const apology = 'Oeps, er ging iets mis! Vernieuw de pagina om het nogmaals te proberen.'

test('[RT-15] an unknown page says so, in Dutch as well, and leads on', () => {
  const html = renderHtml(new ErrorResponse(404, 'Not Found', null))
  expect(html).toContain('This page could not be found')
  expect(html).not.toContain(apology)
  expect(html).toContain('Deze pagina bestaat niet (meer).')
  expect(html).toMatch(
    /<form [^>]*action="\/zoeken\/"[^>]*role="search"|<form [^>]*role="search"[^>]*action="\/zoeken\/"/,
  )
  expect(html).toContain('href="/sitemap/"')
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Ga terug/)
})

test('[SC-05] any other error shows its status, an apology, what becomes of the cart, and the way home', () => {
  const html = renderHtml(new ErrorResponse(503, '', null), '/dekbed/?tn_p=3')
  expect(html).toContain('503')
  expect(html).toContain(apology)
  expect(html).toContain('Wat in je winkelwagen ligt, blijft gewoon liggen.')
  expect(html).toMatch(/<a [^>]*href="\/dekbed\/\?tn_p=3"[^>]*>Vernieuw de pagina/)
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Ga terug/)
})

test('[SC-05] a bug is a 500 whose details stay hidden', () => {
  const html = renderHtml(new Error('secret detail'))
  expect(html).toContain('500')
  expect(html).not.toContain('secret detail')
})

test('[SC-05] a satisfied customer can be heard', () => {
  expect(renderHtml(new ErrorResponse(503, '', null))).toContain('Laat me een tevreden klant horen')
})

test('[SC-05] a visitor who asks for too many pages is asked to wait, and goes on at the same page', () => {
  const html = renderHtml(new ErrorResponse(429, '', null), '/dekbed/?tn_fk_kleur=blauw&tn_p=3')
  expect(html).toContain('Wacht een minuut en probeer het dan opnieuw.')
  expect(html).toContain('href="/dekbed/?tn_fk_kleur=blauw&amp;tn_p=3"')
  expect(html).not.toContain(apology)
})
