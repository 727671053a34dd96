import { mergeProducts } from './choices/merge-products.ts'
import { composeFamily } from './compose.ts'
import { bathrobes, protectors } from './families/bath/bath-and-bed.ts'
import { moreBathrobes } from './families/bath/more-bathrobes.ts'
import { boxsprings } from './families/bed/boxsprings.ts'
import { configuredBoxsprings, configuredSingleBoxsprings } from './families/bed/configured-boxsprings.ts'
import { mattresses } from './families/bed/mattresses.ts'
import { moreBoxsprings } from './families/bed/more-boxsprings.ts'
import { moreMattresses } from './families/bed/more-mattresses.ts'
import { moreToppers } from './families/bed/more-toppers.ts'
import { toppers } from './families/bed/toppers.ts'
import { duvets } from './families/bedding/duvets.ts'
import { moreCases } from './families/bedding/more-cases.ts'
import { moreDuvets } from './families/bedding/more-duvets.ts'
import { morePillows } from './families/bedding/more-pillows.ts'
import { moreProtectors } from './families/bedding/more-protectors.ts'
import { moreSheets } from './families/bedding/more-sheets.ts'
import { pillowCases, pillows } from './families/bedding/pillows.ts'
import { sheets } from './families/bedding/sheets.ts'
import { duvetCovers } from './families/cover/duvet-covers.ts'
import { cotCovers, moreCovers } from './families/cover/more-covers.ts'
import { patternedDuvetCovers } from './families/cover/patterned-duvet-covers.ts'
import { lamps } from './families/lamp/lamps.ts'
import { moreFloorLamps } from './families/lamp/more-floor-lamps.ts'
import { floorLamps, hangingLamps } from './families/lamp/more-lamps.ts'
import { morePendants } from './families/lamp/more-pendants.ts'
import { tableLamps } from './families/lamp/table-lamps.ts'
import { curtains } from './families/living/curtains.ts'
import { nightstands, sideboards, sideTables } from './families/living/furniture.ts'
import { armchairs, throws, towels } from './families/living/living.ts'
import { moreArmchairs } from './families/living/more-armchairs.ts'
import { moreNightstands, moreSideboards } from './families/living/more-cabinets.ts'
import { moreCurtains } from './families/living/more-curtains.ts'
import { moreRugs } from './families/living/more-rugs.ts'
import { moreMirrors, moreSideTables } from './families/living/more-tables-mirrors.ts'
import { moreThrows } from './families/living/more-throws.ts'
import { moreTowels } from './families/living/more-towels.ts'
import { moreVases } from './families/living/more-vases.ts'
import { rugs } from './families/living/rugs.ts'
import { mirrors, vases } from './families/living/vases-mirrors.ts'
import { dresses, nightwear, shirts } from './families/nightwear/dresses.ts'
import { moreDresses } from './families/nightwear/more-dresses.ts'
import { moreNightwear, moreShirts } from './families/nightwear/more-nightwear.ts'
import { christmas, christmasTrees } from './families/outside/christmas.ts'
import { barbecues, gardenPlants, houseplants } from './families/outside/garden.ts'
import { moreBarbecues } from './families/outside/more-barbecues.ts'
import { moreBaubles, moreTrees } from './families/outside/more-christmas.ts'
import { moreGardenPlants, moreHouseplants } from './families/outside/more-garden.ts'
import { secondChance } from './families/second-chance.ts'
import type { Family } from './family.ts'
import type { DemoProduct } from './product.ts'

/** Everything that the demo shop could sell, with or without a picture. */
export const families: readonly Family[] = [
  duvetCovers,
  patternedDuvetCovers,
  duvets,
  sheets,
  pillows,
  pillowCases,
  boxsprings,
  mattresses,
  toppers,
  throws,
  curtains,
  rugs,
  lamps,
  armchairs,
  towels,
  dresses,
  nightstands,
  vases,
  mirrors,
  sideboards,
  houseplants,
  gardenPlants,
  christmas,
  bathrobes,
  protectors,
  christmasTrees,
  barbecues,
  hangingLamps,
  floorLamps,
  sideTables,
  nightwear,
  shirts,
  moreCovers,
  cotCovers,
  moreDuvets,
  moreSheets,
  morePillows,
  moreCases,
  moreBoxsprings,
  moreMattresses,
  moreToppers,
  moreProtectors,
  moreThrows,
  moreCurtains,
  moreRugs,
  tableLamps,
  morePendants,
  moreFloorLamps,
  moreArmchairs,
  moreNightstands,
  moreSideTables,
  moreSideboards,
  moreMirrors,
  moreVases,
  moreHouseplants,
  moreGardenPlants,
  moreBaubles,
  moreTrees,
  moreBarbecues,
  moreTowels,
  moreBathrobes,
  moreDresses,
  moreNightwear,
  moreShirts,
  configuredBoxsprings,
  configuredSingleBoxsprings,
  ...secondChance,
]

/** A seed with which the products that the journeys buy are in stock. */
export const demoSeed = 20_303_823

/** Returns every product of the demo shop that has a picture; the same seed gives the same stock and the same prices. */
export function composeDemoProducts(hasPicture: (key: string) => boolean, seed = demoSeed): DemoProduct[] {
  return mergeProducts(composeDemoMakes(hasPicture, seed))
}

/** Returns the same goods before those of one design become one product: each make stands on its own, as people wrote it. */
export function composeDemoMakes(hasPicture: (key: string) => boolean, seed = demoSeed): DemoProduct[] {
  return families.flatMap((family) => composeFamily(family, hasPicture, seed))
}
