// Help with an address while it is typed (AUTH-09): suggestions below the street, and the place of
// the ZIP code. Without an answer the fields work as plain ones.
import { findAddressFault } from '@hammerdock/domain/places/address-fault.ts';
import { streetOf } from '@hammerdock/domain/places/typed-place.ts';
import type { GetInputPropsReturnType } from '@mantine/form';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Answer } from '../calls.ts';
import { textOf } from '../call-error.ts';
import { alertError } from '../../lib/notices/alerts.ts';
import { useCall } from '../query.tsx';
import { useApi } from '../use-api.ts';

const WAIT_MS = 200;
const LETTERS_MIN = 3;

/** What the fields of a form are called. */
export interface AddressNames<Name extends string> {
  readonly street: Name;
  readonly city: Name;
  readonly state: Name;
  readonly zip: Name;
  /** Where the form has them. */
  readonly latitude?: Name;
  readonly longitude?: Name;
}

interface Form<Name extends string> {
  readonly getInputProps: (name: Name) => GetInputPropsReturnType;
}

interface Located {
  readonly latitude: number;
  readonly longitude: number;
}

/** `registrationToken` stands for a session; null: it has not arrived yet. */
export function useAddressLookUp<Name extends string>(
  form: Form<Name>,
  names: AddressNames<Name>,
  registrationToken?: string | null,
) {
  const fields = fieldsOf(form, names);
  const asker =
    typeof registrationToken !== 'string' ? {} : { registration_token: registrationToken };
  const { suggestions, setTyped } = useSuggestions(asker, registrationToken !== null);
  const { complaint, setTypedZip } = useZip(fields);
  const choose = useChoice(asker, fields);
  const { onBlur, ...street } = form.getInputProps(names.street);
  const zip = form.getInputProps(names.zip);
  return {
    street: {
      ...street,
      suggestions: suggestions.map(({ text }) => text),
      onChange: (text: string) => {
        const chosen = suggestions.find((suggestion) => suggestion.text === text);
        setTyped(chosen === undefined ? text : '');
        if (chosen === undefined) fields.set('street', text);
        else {
          setTypedZip('');
          void choose(chosen.place_id, fields.read('street'));
        }
      },
      onBlur: (event: unknown) => {
        setTyped('');
        callback(onBlur, event);
      },
    },
    zip: {
      ...zip,
      onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
        setTypedZip(event.currentTarget.value);
        fields.locate(null);
        fields.set('zip', event.currentTarget.value);
      },
      hint: complaint,
    },
  };
}

type Fields = ReturnType<typeof fieldsOf>;

function fieldsOf<Name extends string>(form: Form<Name>, names: AddressNames<Name>) {
  const set = (field: keyof AddressNames<Name>, value: string | number | null): void => {
    const name = names[field];
    if (name !== undefined) callback(form.getInputProps(name).onChange, value);
  };
  return {
    read: (field: 'street' | 'city' | 'state' | 'zip'): string =>
      String(form.getInputProps(names[field]).value ?? ''),
    set,
    locate: (place: Located | null): void => {
      set('latitude', place?.latitude ?? null);
      set('longitude', place?.longitude ?? null);
    },
  };
}

/** The form library does not type the functions of its fields. */
const callback = (given: unknown, value: unknown): void => {
  if (typeof given === 'function') given(value);
};

type Asker = { readonly registration_token?: string };

/** For what was typed since the field got the focus. */
function useSuggestions(asker: Asker, mayAsk: boolean) {
  const [typed, setTyped] = useState('');
  const searchtext = typed.trim();
  const [wanted] = useDebouncedValue(searchtext, WAIT_MS);
  const asking = mayAsk && searchtext.length >= LETTERS_MIN && wanted.length >= LETTERS_MIN;
  const found = useCall(
    'places.searchPlaces',
    { ...asker, searchtext: wanted },
    { enabled: asking, keepPrevious: true },
  );
  return { suggestions: asking ? (found.data?.places ?? []) : [], setTyped };
}

/** A typed ZIP code fills in the city and the state where they are empty; a saved one does not. */
function useZip(fields: Fields) {
  const [typedZip, setTypedZip] = useState('');
  const zip = fields.read('zip').trim();
  const isWhole = /^\d{5}$/.test(zip);
  const { data } = useCall('places.isValidAddress', { zip }, { enabled: isWhole });
  const place = isWhole ? data?.place : undefined;
  const fill = useEffectEvent((found: NonNullable<Answer<'places.isValidAddress'>['place']>) => {
    if (typedZip.trim() !== found.zip) return;
    if (fields.read('city').trim() === '') fields.set('city', found.city);
    if (fields.read('state') === '') fields.set('state', found.state);
    fields.locate(found);
  });
  useEffect(() => {
    if (place !== undefined && place !== null) fill(place);
  }, [place]);
  const complaint =
    place === undefined ? null : findAddressFault({ state: fields.read('state'), zip }, place);
  return { complaint, setTypedZip };
}

/** AUTH-21: a chosen place fills in the address, its latitude and its longitude. */
function useChoice(asker: Asker, fields: Fields) {
  const api = useApi();
  return async (place_id: string, typed: string): Promise<void> => {
    try {
      const { data } = await api('places.getPlace', { ...asker, place_id });
      fields.set('street', streetOf(typed, data.address1));
      fields.set('city', data.city);
      fields.set('state', data.state);
      fields.set('zip', data.zip);
      fields.locate(data);
    } catch (error) {
      alertError(textOf(error));
    }
  };
}
