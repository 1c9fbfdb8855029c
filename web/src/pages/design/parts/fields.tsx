import {
  Checkbox,
  NativeSelect,
  PasswordInput,
  PinInput,
  Progress,
  Radio,
  Switch,
  Textarea,
  TextInput,
} from '@mantine/core';
import { Section, Sample } from '../section.tsx';

export function Fields() {
  return (
    <Section title="Fields">
      <Sample label="Texts: empty, filled, refused, disabled" stacked>
        <TextInput label="City" placeholder="Decatur" />
        <TextInput label="Your bid" description="At least $12.50" defaultValue="15.00" />
        <TextInput label="Email" defaultValue="bea@" error="Invalid email format" />
        <TextInput label="Username" defaultValue="buyer" disabled />
        <PasswordInput label="Password" defaultValue="Hammer-dock-2026" />
        <NativeSelect label="Sort" data={['None', 'Time remaining']} />
        <Textarea label="Notes" placeholder="Only you see them" rows={2} />
        <div>
          <PinInput length={6} aria-label="Code" defaultValue="4812" />
          <Progress value={70} mt="md" aria-label="Strength" />
        </div>
      </Sample>
      <Sample label="Choices: off, on, refused, disabled" stacked>
        <div>
          <Checkbox label="Remember me" mb="xs" />
          <Checkbox label="Remember me" defaultChecked mb="xs" />
          <Checkbox label="I accept the terms" error="Required" mb="xs" />
          <Checkbox label="Not to be changed" defaultChecked disabled />
        </div>
        <div>
          <Radio name="card" label="Card ending in 4242" defaultChecked mb="xs" />
          <Radio name="card" label="Card ending in 0341" mb="xs" />
          <Radio name="other" label="Expired card" disabled />
        </div>
        <div>
          <Switch label="Quick bid" mb="xs" />
          <Switch label="Quick bid" defaultChecked mb="xs" />
          <Switch label="Not to be changed" disabled />
        </div>
      </Sample>
    </Section>
  );
}
