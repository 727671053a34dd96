import type { ProductTile } from '@sluimer/contract/catalog/tile'
import { configuratorCategory } from '@sluimer/domain/configurator/guide/configurator-paths'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Container } from '../../ui/page/container.tsx'
import { TileStrip } from '../tile/tile-strip.tsx'

/** For the address of a set that is not sold: says so, and leads to the sets that are. */
export function UnsoldSet({ sold }: { sold: readonly ProductTile[] }) {
  return (
    <Container className="py-6 lg:py-10">
      <h1>Deze boxspring verkopen we niet (meer)</h1>
      <TileStrip title="Deze kun je nu samenstellen" products={sold} className="mt-8" />
      <ButtonLink to={`/${configuratorCategory}/`} className="mt-8">
        Bekijk alle boxsprings
      </ButtonLink>
    </Container>
  )
}
