/** Returns a number of articles in Dutch words: '1 artikel', '3 artikelen'. */
export function formatArticles(count: number): string {
  return count === 1 ? '1 artikel' : `${count} artikelen`
}
