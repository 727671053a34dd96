import cartPromo from './blocks/cart-promo.json' with { type: 'json' }
import extraNavigation from './blocks/extra-navigation.json' with { type: 'json' }
import footer from './blocks/footer.json' with { type: 'json' }
import homepage from './blocks/homepage.json' with { type: 'json' }
import newsletterPopup from './blocks/newsletter-popup.json' with { type: 'json' }
import notification from './blocks/notification.json' with { type: 'json' }
import shopFloor from './blocks/shop-floor.json' with { type: 'json' }
import subNavigation from './blocks/sub-navigation.json' with { type: 'json' }
import { rooms } from './rooms/rooms.ts'

/**
 * The words and pictures of the demo shop's fixed places, in the shapes of the api's content blocks. Links lead only to
 * pages that exist; company, address, phone and numbers are invented.
 */
export const demoContent = {
  notification,
  'extra-navigation': extraNavigation,
  'sub-navigation': subNavigation,
  'cart-promo': cartPromo,
  'shop-floor': shopFloor,
  rooms,
  'newsletter-popup': newsletterPopup,
  footer,
  homepage,
}
