import type { PolicyTexts } from './policyTexts';

const expiry = 'Les Units expirent 2 ans après leur obtention, le dernier jour du mois.';

export const fr: PolicyTexts = {
  localeCode: 'fr-FR',
  titles: {
    termOfUse: 'Conditions d’utilisation',
    termOfSale: 'Conditions de vente',
    privacyPolicy: 'Politique de confidentialité',
  },
  termOfUse: (club) => ({
    before: `${club} est gratuit. Votre compte n’appartient qu’à vous : gardez son mot de passe secret et jouez loyalement.`,
    units: 'Les Units n’ont pas de valeur monétaire et ne peuvent pas être cédées.',
    after: 'Nous pouvons fermer un compte qui triche ou nuit à autrui, et nous en donnons alors la raison.',
  }),
  price: 'Le prix affiché avant la confirmation est celui que vous payez, en Units ou en argent.',
  privacy: [
    'Nous conservons votre adresse e-mail, votre nom, votre pays, votre date de naissance et ce que vous faites dans nos jeux, pour que le club fonctionne.',
    'Nous ne vous envoyons des nouvelles et des offres que si vous le demandez.',
  ],
  consent: (age) => `Les joueurs de moins de ${age} ans ont besoin de l’accord d’un parent.`,
  acceptance: 'En créant un compte, vous acceptez les conditions d’utilisation et la politique de confidentialité.',
  reacceptance: (club) => `Les conditions de ${club} ont changé. Lisez-les, puis acceptez-les pour continuer.`,
  expiry: {
    europe: expiry,
    canada:
      'Les Units obtenues après le 1er avril 2019 expirent 2 ans après leur obtention, le dernier jour du mois. Les plus anciennes n’expirent pas.',
    unitedStates: expiry,
    elsewhere: expiry,
  },
  withdrawal: {
    europe:
      'Vous pouvez renoncer à un achat dans les 14 jours, sauf si vous avez commencé à utiliser ce que vous avez acheté.',
    canada: 'Votre province peut vous accorder un droit d’annulation. Il s’ajoute aux présentes conditions.',
    unitedStates: 'Les ventes sont définitives, sauf si la loi de votre État en dispose autrement.',
    elsewhere: 'Votre loi locale peut vous accorder un droit d’annulation. Il s’ajoute aux présentes conditions.',
  },
  rights: {
    europe:
      'Vous pouvez demander une copie de vos données, les faire corriger ou effacer, les emporter ailleurs, vous opposer à leur usage, et saisir votre autorité de protection des données.',
    canada:
      'Vous pouvez demander ce que nous savons de vous, le faire corriger, et retirer votre consentement à tout moment.',
    unitedStates: 'Vous pouvez demander ce que nous savons de vous et le faire effacer. Nous ne le vendons pas.',
    elsewhere: 'Vous pouvez demander ce que nous savons de vous, et le faire corriger ou effacer.',
  },
};
