import { test } from '@playwright/test'

/** Tells whether the running journey is a phone's; the projects of a phone all begin with that word. */
export const isPhone = () => test.info().project.name.startsWith('phone')
