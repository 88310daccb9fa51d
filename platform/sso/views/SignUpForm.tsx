/** @jsxImportSource hono/jsx */
import { brand } from '../../brand';
import { countryCodes, countryName, isCountry } from '../../domain/accounts/countries';
import { nameLengths } from '../../domain/accounts/names';
import { isOptInDefault } from '../../domain/accounts/policies';
import { nearestLocale, oncePerLocale } from '../../locale/locales';
import { policyUrl } from '../urls';
import { Form, type ViewProps } from './Form';
import {
  Checkbox,
  DateOfBirthField,
  FormMessages,
  PasswordField,
  PasswordRules,
  SelectField,
  SubmitButton,
  TextField,
} from './fields';
import type { FormState } from '../formState';

/** 'Create account': what an account needs, and what its maker agrees to. */
export const SignUpForm = ({ request, country, translate, state: sent }: ViewProps) => {
  const state = isEmpty(sent) ? firstState(country) : sent;
  const context = { form: 'signup', translate, state };
  const locale = nearestLocale(request.lang);
  return (
    <>
      <Form action="/sso/signup" request={{ ...request, mode: 'signup' }}>
        <FormMessages state={state} />
        <div class="pair">
          <TextField {...context} name="email" label={translate('field.email')} type="email" autocomplete="username" />
          <PasswordField
            {...context}
            label={translate('field.password')}
            autocomplete="new-password"
            rulesId="signup-password-rules"
          />
        </div>
        <PasswordRules id="signup-password-rules" translate={translate} />
        <TextField
          {...context}
          name="nameOnPlatform"
          label={translate('field.nameOnPlatform')}
          autocomplete="nickname"
          maxlength={nameLengths.max}
        />
        <div class="pair">
          <DateOfBirthField {...context} order={dateOrderIn(locale)} />
          <SelectField
            {...context}
            name="country"
            label={translate('field.country')}
            autocomplete="country"
            options={countriesIn(locale)}
          />
        </div>
        <Checkbox state={state} name="communicationOptIn" tickedIn={countriesWithOptIn}>
          {translate('field.communicationOptIn', { publisher: brand.publisher })}
        </Checkbox>
        <Checkbox state={state} name="communicationThirdPartyOptIn">
          {translate('field.communicationThirdPartyOptIn', { publisher: brand.publisher })}
        </Checkbox>
        <SubmitButton text={translate('signup.submit')} working={translate('signup.working')} />
      </Form>
      <p class="foot">
        <Terms {...{ translate, country }} lang={request.lang} />
      </p>
    </>
  );
};

const isEmpty = ({ values, fieldErrors, formError }: FormState) =>
  Object.keys(values).length === 0 && fieldErrors.length === 0 && !formError;

/** The visitor's country is chosen already. */
const firstState = (country: string): FormState => ({
  values: { country: isCountry(country) ? country : 'US' },
  fieldErrors: [],
});

/**
 * The script ticks the newsletter where the law of the chosen country allows that; without the script, which could not
 * follow another choice, it is never ticked in advance.
 */
const countriesWithOptIn = countryCodes.filter(isOptInDefault);

/** The sentence of agreement, its two links where the language puts them. */
const Terms = ({ translate, country, lang }: Pick<ViewProps, 'translate' | 'country'> & { lang: string }) => {
  const links: Partial<Record<string, unknown>> = {
    '{termsOfUse}': <Policy href={policyUrl('terms-of-use', country, lang)}>{translate('signup.termsOfUse')}</Policy>,
    '{privacyPolicy}': (
      <Policy href={policyUrl('privacy-policy', country, lang)}>{translate('signup.privacyPolicy')}</Policy>
    ),
  };
  const sentence = translate('signup.terms', { termsOfUse: '{termsOfUse}', privacyPolicy: '{privacyPolicy}' });
  return <>{sentence.split(/(\{\w+\})/).map((part) => links[part] ?? part)}</>;
};

const Policy = ({ href, children }: { href: string; children?: unknown }) => (
  <a class="link" href={href} target="_blank" rel="noreferrer">
    {children}
  </a>
);

/** 250 names take longer than the rest of the page. */
const countriesIn = oncePerLocale((locale) => {
  const { compare } = new Intl.Collator(locale);
  return countryCodes
    .map((value) => ({ value, text: countryName(value, locale) }))
    .sort((a, b) => compare(a.text, b.text));
});

/** The parts of a date in the order that a language writes them. */
const dateOrderIn = oncePerLocale((locale) =>
  new Intl.DateTimeFormat(locale, { calendar: 'gregory', day: '2-digit', month: '2-digit', year: 'numeric' })
    .formatToParts()
    .flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? type : [])),
);
