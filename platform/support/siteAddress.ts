interface Places {
  /** Origins of the club's sites, the first one first in links. */
  allowedOrigins: readonly string[];
  /** Of the platform. */
  baseUrl: string;
}

/** Where the club's pages in a language begin: `https://club.example/fr-FR`. A platform without a site names itself. */
export const siteAddress = ({ allowedOrigins, baseUrl }: Places, lang: string): string =>
  `${allowedOrigins[0] ?? baseUrl}/${lang}`;
