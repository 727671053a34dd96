import { changeFeedData } from '../../../platform/change-feed/personal-data.ts'
import { mailData } from '../../../platform/mail/personal-data.ts'
import type { DeclaredTable } from '../../../platform/personal-data/declare-table.ts'
import { addressData } from '../../address/personal-data.ts'
import { agentData } from '../../agent/rows/personal-data.ts'
import { assistantData } from '../../assistant/personal-data.ts'
import { cartData } from '../../cart/rows/personal-data.ts'
import { catalogData } from '../../catalog/tables/personal-data.ts'
import { checkoutData } from '../../checkout/personal-data.ts'
import { configuratorData } from '../../configurator/rows/personal-data.ts'
import { contentData } from '../../content/personal-data.ts'
import { customerData } from '../../customer/rows/personal-data.ts'
import { deliveryData } from '../../delivery/personal-data.ts'
import { marketingData } from '../../marketing/personal-data.ts'
import { mediaData } from '../../media/personal-data.ts'
import { orderData } from '../../order/rows/personal-data.ts'
import { paymentData } from '../../payment/personal-data.ts'
import { promotionData } from '../../promotion/personal-data.ts'
import { questionData } from '../../question/rows/personal-data.ts'
import { reviewData } from '../../review/rows/personal-data.ts'
import { searchData } from '../../search/synonym/personal-data.ts'
import { serviceData } from '../../service/personal-data.ts'
import { wizardData } from '../../wizard/personal-data.ts'
import { ownBedData } from '../beds/personal-data.ts'
import { favoriteData } from '../favorites/personal-data.ts'

/** Every table of the shop, with what its columns say about people, in the order of the download. */
export const declaredTables: readonly DeclaredTable[] = [
  ...customerData,
  ...favoriteData,
  ...ownBedData,
  ...orderData,
  ...paymentData,
  ...promotionData,
  ...cartData,
  ...agentData,
  ...checkoutData,
  ...serviceData,
  ...assistantData,
  ...questionData,
  ...reviewData,
  ...marketingData,
  ...mailData,
  ...configuratorData,
  ...catalogData,
  ...contentData,
  ...deliveryData,
  ...addressData,
  ...mediaData,
  ...searchData,
  ...wizardData,
  ...changeFeedData,
]
