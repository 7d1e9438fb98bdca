import com.fasterxml.jackson.databind.ObjectMapper;
import cuspal.ApiClient;
import cuspal.ApiException;
import cuspal.api.CoreAnalysisApi;
import cuspal.api.FoundationApi;
import cuspal.model.AnalyzeNatalPromiseArguments;
import cuspal.model.AnalyzeNatalPromiseResult;
import cuspal.model.BatchCall;
import cuspal.model.GetFullChartArguments;
import cuspal.model.GetFullChartResult;
import cuspal.model.GetHouseCuspsArguments;
import cuspal.model.GetHouseCuspsResult;
import cuspal.model.GetNakshatraDetailsArguments;
import cuspal.model.GetNakshatraDetailsResult;
import cuspal.model.GetPlanetsArguments;
import cuspal.model.GetPlanetsResult;
import cuspal.model.Problem;
import java.math.BigDecimal;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

public class Main {
  static final ObjectMapper JSON = ApiClient.createDefaultObjectMapper();

  static void show(Object value) throws Exception {
    System.out.println(JSON.writeValueAsString(value));
  }

  /** The birth as the arguments of a tool. */
  static <T> T arguments(Class<T> type, Map<String, Object> birth) {
    return JSON.convertValue(birth, type);
  }

  public static void main(String[] words) throws Exception {
    var client = new ApiClient();
    client.updateBaseUri(System.getenv("CUSPAL_URL"));
    var key = "Bearer " + System.getenv("CUSPAL_KEY");
    client.setRequestInterceptor(request -> request.header("Authorization", key));
    var foundation = new FoundationApi(client);

    Map<String, Object> birth =
        Map.of(
            "birth_datetime", "1992-08-14T10:02",
            "latitude", new BigDecimal("13.08784"),
            "longitude", new BigDecimal("80.27847"),
            "time_zone", "Asia/Kolkata");
    GetPlanetsResult planets =
        foundation.getPlanets(
            FoundationApi.APIGetPlanetsRequest.newBuilder()
                .getPlanetsArguments(arguments(GetPlanetsArguments.class, birth))
                .build());
    GetHouseCuspsResult cusps =
        foundation.getHouseCusps(
            FoundationApi.APIGetHouseCuspsRequest.newBuilder()
                .getHouseCuspsArguments(arguments(GetHouseCuspsArguments.class, birth))
                .build());
    GetFullChartResult chart =
        foundation.getFullChart(
            FoundationApi.APIGetFullChartRequest.newBuilder()
                .getFullChartArguments(arguments(GetFullChartArguments.class, birth))
                .build());
    GetNakshatraDetailsResult star =
        foundation.getNakshatraDetails(
            FoundationApi.APIGetNakshatraDetailsRequest.newBuilder()
                .getNakshatraDetailsArguments(arguments(GetNakshatraDetailsArguments.class, birth))
                .build());
    AnalyzeNatalPromiseResult promise =
        new CoreAnalysisApi(client)
            .analyzeNatalPromise(
                CoreAnalysisApi.APIAnalyzeNatalPromiseRequest.newBuilder()
                    .analyzeNatalPromiseArguments(
                        arguments(AnalyzeNatalPromiseArguments.class, birth).events(List.of("Marriage")))
                    .build());
    var said = new ArrayList<Object>();
    said.add(planets.getPlanets().getMoon().getSign().getValue());
    said.add(cusps.getAscendant());
    said.add(chart.getInput().getLatitude());
    said.add(star.getAbout());
    said.add(promise.getAnswer());
    show(said);

    var calls =
        List.of(
            new BatchCall().id("a").name("get_planets").arguments(birth),
            new BatchCall().id("b").name("get_house_cusps").arguments(birth));
    // The generated method reads every answer as one JSON value, and a batch answers with several.
    var request =
        HttpRequest.newBuilder(URI.create(System.getenv("CUSPAL_URL") + "/v1/batch"))
            .header("Authorization", key)
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(JSON.writeValueAsString(calls)))
            .build();
    String answered = client.getHttpClient().send(request, HttpResponse.BodyHandlers.ofString()).body();
    var ids = new TreeSet<String>();
    for (String line : answered.split("\n"))
      if (!line.isEmpty()) ids.add(JSON.readTree(line).get("id").asText());
    show(ids);

    try {
      foundation.getPlanets(
          FoundationApi.APIGetPlanetsRequest.newBuilder()
              .getPlanetsArguments(
                  arguments(GetPlanetsArguments.class, birth).latitude(new BigDecimal(95)))
              .build());
    } catch (ApiException error) {
      Problem problem = JSON.readValue(error.getResponseBody(), Problem.class);
      show(List.of(problem.getCode().getValue(), problem.getField()));
    }
  }
}
