const titles: Readonly<Record<string, string>> = {
  psn: 'PlayStation Network',
  xbl: 'Xbox',
  steam: 'Steam',
  nintendo: 'Nintendo',
};

/** What a platform is called: names that no language translates. */
export const platformTitle = (platformType: string) => titles[platformType] ?? platformType;
