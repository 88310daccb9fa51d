import { useState } from 'react';
import styled from 'styled-components';
import { Checkbox } from '../ui/fields/Checkbox';
import { Select } from '../ui/fields/Select';
import { TextField, SearchField } from '../ui/fields/TextField';
import { Toggle } from '../ui/fields/Toggle';
import { Block, Columns } from './Block';

const languages = [
  { value: 'en-US', label: 'English (US)', lang: 'en-US' },
  { value: 'es-ES', label: 'Español', lang: 'es-ES' },
  { value: 'fr-FR', label: 'Français', lang: 'fr-FR' },
  { value: 'uk-UA', label: 'Українська', lang: 'uk-UA' },
  { value: 'ja-JP', label: '日本語', lang: 'ja-JP' },
] as const;

type Language = (typeof languages)[number]['value'];

export function FieldBlock() {
  const [search, setSearch] = useState('lantern');
  const [language, setLanguage] = useState<Language>('fr-FR');
  const why = 'We write only about your account.';
  return (
    <Block title="Fields" rule="Label above, help or error below, 8 apart.">
      <Columns $most={3}>
        <TextField label="E-mail" hint={why} type="email" placeholder="name@example.com" />
        <TextField label="E-mail, typed" hint={why} type="email" defaultValue="marlo@" />
        <TextField
          label="E-mail, error"
          error="It should look like name@example.com."
          type="email"
          defaultValue="marlo@northlight"
        />
        <TextField label="Name, good" hint="Free to use." isGood defaultValue="MarloAtSea" />
        <TextField label="Country, off" hint="Set by your account." disabled defaultValue="Canada" />
        <SearchField label="Search rewards" value={search} onChange={setSearch} clearLabel="Clear the search" />
      </Columns>
      <Columns $most={3}>
        <Select<Language> label="Language" options={languages} value={language} onChange={setLanguage} />
        <Stack>
          <Checkbox>Remember me</Checkbox>
          <Checkbox defaultChecked>Remember me, ticked</Checkbox>
          <Checkbox data-shown="focus">Remember me, focus</Checkbox>
          <Checkbox error="Tick this to continue.">I accept the terms of use</Checkbox>
        </Stack>
        <Stack>
          <Toggle>Friday mail, off</Toggle>
          <Toggle defaultChecked>Friday mail, on</Toggle>
          <Toggle disabled>Friday mail, not to be had</Toggle>
        </Stack>
      </Columns>
    </Block>
  );
}

const Stack = styled.div`
  display: grid;
  gap: 16px;
  align-content: start;
  padding-top: 30px;
`;
