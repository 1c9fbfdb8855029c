// What a lot looks like, told by the words of its title, else by its category.

/** The most telling words first. */
const BY_WORDS: readonly (readonly [string, string])[] = [['sofa', 'sofa']];

const BY_CATEGORY: Readonly<Record<string, string>> = {
  furniture: 'sofa',
};

/** The kind of goods whose pictures fit; a closed carton where nothing tells. */
export function goodsOf({ title, categorySlug }: { title: string; categorySlug: string }): string {
  const words = title.toLowerCase();
  const named = BY_WORDS.find(([pattern]) => new RegExp(`\\b(${pattern})\\b`).test(words));
  return named?.[1] ?? BY_CATEGORY[categorySlug] ?? 'carton';
}
