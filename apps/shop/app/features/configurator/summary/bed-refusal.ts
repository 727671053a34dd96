/** Why a bed could not be kept; its form loses nothing. */
export interface BedRefusal {
  readonly message: string
}
