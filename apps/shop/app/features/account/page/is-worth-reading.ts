import type { ShouldRevalidateFunction } from 'react-router'

/**
 * Whether a page reads its data again: also after a form that was refused, since it may have logged its sender in once
 * more. Not while the api is away, when the page would lose what was typed.
 */
export const isWorthReading: ShouldRevalidateFunction = ({ actionStatus }) =>
  actionStatus === undefined || actionStatus < 500
