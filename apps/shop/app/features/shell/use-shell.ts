import { useRouteLoaderData } from 'react-router'
import type { Shell } from './shell.server.ts'

/** Returns what the default layout loaded around the page; parts that failed are missing. */
export function useShell(): Partial<Shell> | undefined {
  return useRouteLoaderData<Shell>('layouts/default-layout')
}
