/** Several items by the title of one: "Pie funnel and 2 more items". */
export function andMore(title: string, count: number): string {
  const more = count - 1;
  if (more <= 0) return title;
  return `${title} and ${more} more ${more === 1 ? 'item' : 'items'}`;
}
