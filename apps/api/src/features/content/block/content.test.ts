import {
  getCartPromoEndpoint,
  getExtraNavigationEndpoint,
  getFooterEndpoint,
  getHomepageEndpoint,
  getNotificationEndpoint,
} from '@sluimer/contract/content/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { change } from '../../../platform/change-feed/tables.ts'
import { picture } from '../../media/tables.ts'
import type { ContentInput } from './content-blocks.ts'
import { saveContentBlock } from './save-content-block.ts'

const now = new Date('2026-11-20T09:00:00Z')
let app: TestApp

beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
})
afterAll(() => app.close())

describe('before staff wrote anything', () => {
  test('every place answers that it is empty', async () => {
    expect(await app.mustCall(getNotificationEndpoint, {})).toEqual({ alert: null, usps: [] })
    expect(await app.mustCall(getExtraNavigationEndpoint, {})).toEqual({ left: [], right: [] })
    expect(await app.mustCall(getFooterEndpoint, {})).toMatchObject({ columns: [], socials: [] })
  })
})

describe('content', () => {
  const notification: ContentInput<'notification'> = {
    alert: { text: 'Vandaag gratis verzending', link: '/dagdeals/' },
    usps: ['Snelle levering in NL & BE'],
  }

  test('[EN-01] is answered as it was saved, and announced to the change feed', async () => {
    await saveContentBlock(app.db, 'notification', notification, now)
    expect(await app.mustCall(getNotificationEndpoint, {})).toEqual(notification)
    expect(await app.db.select({ tags: change.tags }).from(change)).toEqual([
      { tags: ['content:notification'] },
    ])
  })

  test('[HF-07] every claim about the shop is staff’s to change', async () => {
    const trust = {
      ...{ score: '4,6', text: 'Beoordeeld met een 4,6/5', reviews: 'meer dan 5.100 beoordelingen' },
      ...{ reviews_url: 'https://reviews.example/winkel', cart_score: '9,1/10', is_example: false },
      cart_reviews: '31.000+ beoordelingen',
    }
    const footer = {
      ...(await app.mustCall(getFooterEndpoint, {})),
      ...{ trust, phone: { label: 'Bel ons', number: '0800 0000', hours: 'Altijd' } },
    }
    await saveContentBlock(app.db, 'footer', footer, now)
    expect(await app.mustCall(getFooterEndpoint, {})).toEqual(footer)
    const highlights = ['Vandaag nog bezorgd', trust.text, 'Betaal in delen']
    const promo = { link: '/dagdeals/', imageKey: 'promo', title: 'Deals' }
    await saveContentBlock(app.db, 'homepage', { title: 'Thuis', promo, highlights }, now)
    expect((await app.mustCall(getHomepageEndpoint, { query: {} })).highlights).toEqual(highlights)
  })

  test('saved again replaces what stood there', async () => {
    await saveContentBlock(app.db, 'notification', { alert: null, usps: [] }, now)
    expect(await app.mustCall(getNotificationEndpoint, {})).toEqual({ alert: null, usps: [] })
  })

  test('[API-07] of the cart page is what staff chose, with its pictures', async () => {
    expect(await app.mustCall(getCartPromoEndpoint, {})).toEqual({ promos: [] })
    const size = { file: 'x.avif', alt: 'Woorden', width: 1200, height: 900 }
    await app.db.insert(picture).values([{ key: 'actie', ...size }])
    const first = { link: '/2-plus-2-gratis/', imageKey: 'actie', title: '2+2 gratis', subTitle: 'Kies vier' }
    const second = {
      link: '/kerst/',
      imageKey: 'is-weg',
      title: 'Kerst',
      buttonText: 'Kijk',
      showTitle: false,
    }
    await saveContentBlock(app.db, 'cart-promo', { promos: [first, second] }, now)
    expect(await app.mustCall(getCartPromoEndpoint, {})).toMatchObject({
      promos: [
        {
          link: '/2-plus-2-gratis/',
          image: { key: 'actie', width: 1200 },
          image_mobile: null,
          title: '2+2 gratis',
          sub_title: 'Kies vier',
          button_text: 'Profiteer nu',
          show_title: true,
          is_light_background: true,
        },
        { link: '/kerst/', image: { alt: 'Kerst' }, button_text: 'Kijk', show_title: false },
      ],
    })
    await saveContentBlock(app.db, 'cart-promo', { promos: [] }, now)
    expect(await app.mustCall(getCartPromoEndpoint, {})).toEqual({ promos: [] })
  })

  test('of another shape is refused with the field that is wrong, and nothing changes', async () => {
    const wrong = { alert: { text: 7 }, usps: [] } as unknown as typeof notification
    await expect(saveContentBlock(app.db, 'notification', wrong, now)).rejects.toThrow(/"text"/)
    expect(await app.mustCall(getNotificationEndpoint, {})).toEqual({ alert: null, usps: [] })
  })

  test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)', '/een pad'])(
    'of the home page links inside the shop only: %s is refused',
    async (link) => {
      const promo = { link, imageKey: 'promo', title: 'Kerst' }
      const saving = saveContentBlock(app.db, 'homepage', { title: 'Thuis', promo, highlights: [] }, now)
      await expect(saving).rejects.toThrow('a path inside the shop')
    },
  )
})
