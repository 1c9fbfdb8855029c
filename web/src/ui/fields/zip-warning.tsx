import { Text } from '@mantine/core';
import { TriangleAlertIcon } from 'lucide-react';
import classes from './zip-warning.module.css';

export const ZipWarning = ({ children }: { readonly children: string }) => (
  <Text span inherit className={classes.warning}>
    <TriangleAlertIcon size={14} aria-hidden />
    {children}
  </Text>
);
