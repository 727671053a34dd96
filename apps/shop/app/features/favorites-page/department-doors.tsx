import { DepartmentTiles } from '../shell/department-tiles.tsx'

/** Ways on from a page of favourites without any. */
export function DepartmentDoors() {
  return (
    <nav aria-label="Afdelingen" className="mt-12">
      <h2>Begin bij een afdeling</h2>
      <DepartmentTiles className="mt-4 [--tiles:3] md:[--tiles:6]" />
    </nav>
  )
}
