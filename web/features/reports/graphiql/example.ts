/** The ids used by the examples, so that each returns data as is. */
export interface ExampleValues {
  locationId: number;
  serviceId: number;
  coachId: number;
}

export interface Example {
  title: string;
  about: string;
  query: string;
  variables: (values: ExampleValues) => Record<string, unknown>;
}
