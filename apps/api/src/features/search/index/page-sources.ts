import type { DealTimes } from '../../catalog/deal/deal-times.ts'
import type { FeaturedShelf } from '../../catalog/tile/featured-shelf.ts'
import type { ContentShelf } from '../../content/block/content-shelf.ts'
import type { PictureShelf } from '../../media/picture-shelf.ts'
import type { FilteredSources } from './listing-sources.ts'

/** What the home page, menus and heads of categories are made of besides listings, in memory too. */
export interface KeptPageParts {
  readonly contents: ContentShelf
  readonly pictures: PictureShelf
  readonly featured: FeaturedShelf
  readonly dealTimes: DealTimes
}

export interface PageSources extends FilteredSources, KeptPageParts {}
