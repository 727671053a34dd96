import type {
  ExtraNavigation,
  Footer,
  NewsletterPopup,
  Notification,
} from '@sluimer/contract/content/schemas'
import type { SubNavigationBlock } from './content-blocks.ts'

/** What pages get while staff have written nothing: nothing to show, and nothing that is not true. */
export const emptyNotification: Notification = { alert: null, usps: [] }
export const emptyExtraNavigation: ExtraNavigation = { left: [], right: [] }
/** Menus of categories and colors alone. */
export const emptySubNavigation: SubNavigationBlock = { seeAll: 'Bekijk alles in {menu}', columns: [] }
/** Nobody is asked anything while there are no words for it. */
export const emptyNewsletterPopup: NewsletterPopup = {
  title: 'Nieuwsbrief',
  content: 'Schrijf je in voor de nieuwsbrief.',
  button_text: 'Inschrijven',
  small_text: '',
  active: false,
}
/** `publicUrl` stands where reviews would be read. */
export const emptyFooter = (publicUrl: string): Footer => ({
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
