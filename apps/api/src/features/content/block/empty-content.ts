import type {
  ExtraNavigation,
  Footer,
  NewsletterPopup,
  Notification,
} from '@sluimer/contract/content/schemas'
import type { SubNavigationBlock } from './content-blocks.ts'

/** What pages show as long as staff have written nothing: nothing at all, and so nothing untrue. */
export const emptyNotification: Notification = { alert: null, usps: [] }
export const emptyExtraNavigation: ExtraNavigation = { left: [], right: [] }
/** Menus that consist of categories and colors only. */
export const emptySubNavigation: SubNavigationBlock = {
  seeAll: 'Bekijk alles in {menu}',
  columns: [],
  rooms: [],
}
/** The popup stays away while it has no words. */
export const emptyNewsletterPopup: NewsletterPopup = {
  title: 'Nieuwsbrief',
  content: 'Schrijf je in voor de nieuwsbrief.',
  button_text: 'Inschrijven',
  small_text: '',
  active: false,
}
/** Returns the footer of a shop without content; `publicUrl` takes the place of the page with reviews. */
export const createEmptyFooter = (publicUrl: string): Footer => ({
  columns: [],
  phone: { label: '', number: '', hours: '' },
  email: '',
  payment_methods: [],
  socials: [],
  trust: {
    ...{ score: '', text: '', reviews: '', reviews_url: publicUrl, cart_score: '', cart_reviews: '' },
    is_example: false,
  },
  company: { name: '', address: '', coc_number: '', vat_number: '' },
})
