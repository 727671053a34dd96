import { bedroomDepartments } from './bedroom-departments.ts'
import type { DemoCategory } from './category.ts'
import { homeDepartments } from './home-departments.ts'
import { occasions } from './occasions.ts'

/** The category overviews of requirement RT-12, parents before their children. */
export const categories: DemoCategory[] = [...bedroomDepartments, ...homeDepartments, ...occasions]
