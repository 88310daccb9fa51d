import type { PolicyTexts } from './types';

const expiry = 'Les Units expirent 2 ans après leur obtention, le dernier jour du mois.';

export const fr: PolicyTexts = {
  localeCode: 'fr-FR',
  free: (club) =>
    `${club} est gratuit. Votre compte n’appartient qu’à vous : gardez votre mot de passe secret et jouez loyalement.`,
  unitsHaveNoValue: 'Les Units n’ont aucune valeur monétaire et ne peuvent pas être cédées.',
  expiry: {
    europe: expiry,
    canada: `Les Units obtenues après le 1er avril 2019 expirent 2 ans plus tard, le dernier jour du mois. Les plus anciennes n’expirent pas.`,
    unitedStates: expiry,
    elsewhere: expiry,
  },
  closing: 'Nous pouvons fermer un compte qui triche ou nuit aux autres ; nous en donnons alors la raison.',
  price: 'Le prix affiché avant votre confirmation est celui que vous payez, en Units ou en argent.',
  withdrawal: {
    europe: 'Vous pouvez vous rétracter sous 14 jours, sauf si vous avez commencé à utiliser votre achat.',
    canada: 'Votre province peut vous accorder un droit d’annulation, qui s’ajoute à ces conditions.',
    unitedStates: 'Les ventes sont définitives, sauf si la loi de votre État en dispose autrement.',
    elsewhere: 'Votre loi locale peut vous accorder un droit d’annulation, qui s’ajoute à ces conditions.',
  },
  whatWeKeep:
    'Nous conservons votre adresse e-mail, votre nom, votre pays, votre date de naissance et ce que vous faites dans nos jeux, afin que le club fonctionne.',
  writing: 'Nous ne vous écrivons au sujet de nos actualités et de nos offres que si vous le demandez.',
  rights: {
    europe:
      'Vous pouvez demander une copie de vos données, les faire corriger ou effacer, les emporter, vous opposer à leur usage, et saisir votre autorité de protection des données.',
    canada:
      'Vous pouvez demander ce que nous détenons sur vous, le faire corriger et retirer votre consentement à tout moment.',
    unitedStates: 'Vous pouvez demander ce que nous détenons sur vous et le faire effacer. Nous ne le vendons pas.',
    elsewhere: 'Vous pouvez demander ce que nous détenons sur vous, et le faire corriger ou effacer.',
  },
  parents: (ageOfConsent) => `Avant ${ageOfConsent} ans, l’accord d’un parent est nécessaire.`,
  acceptance: 'En créant un compte, vous acceptez les conditions d’utilisation et la politique de confidentialité.',
  changed: (club) => `Les conditions de ${club} ont changé. Lisez-les et acceptez-les pour continuer.`,
};
