import { declareImpersonal } from '../../../platform/personal-data/declare-table.ts'
import { category } from './category-tables.ts'
import { deal } from './deal-tables.ts'
import { facet, facetValue, productFacetValue } from './facet-tables.ts'
import { brand, manufacturer } from './maker-tables.ts'
import { priceHistory } from './price-tables.ts'
import { product, productCategory, productImage } from './product-tables.ts'
import { productOption, productOptionValue, variant, variantOptionValue } from './variant-tables.ts'

/** The address of a manufacturer is that of a company. */
export const catalogData = [
  declareImpersonal(
    category,
    'id parentId path title description position inNavigation bannerImage cardImage bannerTile actionSteps tilesPerRow facetKeys countdown filledBy wizardCode takesOldAway takeBack needsComposition active changedAt',
  ),
  declareImpersonal(
    deal,
    'id variantId kind priceCents startsAt endsAt endedAt pieceCap piecesTaken usedUpAt repeatAfterDays repeatedAt createdAt',
  ),
  declareImpersonal(facet, 'id key title selectionType position infoText collapsible collapsed pageTitle'),
  declareImpersonal(facetValue, 'id facetId slug title color position'),
  declareImpersonal(productFacetValue, 'productId facetValueId'),
  declareImpersonal(brand, 'id slug title description'),
  declareImpersonal(manufacturer, 'id name address email'),
  declareImpersonal(priceHistory, 'id variantId priceCents validFrom validTo'),
  declareImpersonal(
    product,
    'id slug sku title subTitle brandId mainCategoryId manufacturerId summary description highlights specifications composition hasAnimalParts care warnings energyLabel lightSource producerGuarantee customFields deliveryClass leadTimeDays vatClass madeToMeasure condition isSample popularity ratingCount ratingTotal active createdAt changedAt',
  ),
  declareImpersonal(productCategory, 'productId categoryId'),
  declareImpersonal(productImage, 'id productId key alt position'),
  declareImpersonal(productOption, 'id productId key title position'),
  declareImpersonal(productOptionValue, 'id optionId key title color position'),
  declareImpersonal(
    variant,
    'id productId sku ean title priceCents stockOnHand stockReserved imageKey weightGrams position active changedAt',
  ),
  declareImpersonal(variantOptionValue, 'variantId optionValueId'),
]
