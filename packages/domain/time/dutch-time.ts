/** Returns a time of day as shoppers read it everywhere: '23.59' for '23:59' or '23:59:00', '9.00' for '09:00'. */
export function formatDutchTime(time: string): string {
  return time
    .slice(0, 5)
    .replace(/^0(?=\d)/, '')
    .replace(':', '.')
}
